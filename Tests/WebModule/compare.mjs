// Compares the answers of the WebAssembly module with those of the native tool, byte for byte.
//
// Usage: node compare.mjs MODULE TOOL FOLDER PAYLOAD...
// FOLDER holds grey pictures of a card as PGM files; more pictures and payloads are made from what is given,
// and written there. One line for each answer that differs; the last line says how many were compared.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Module } from '../../Web/Module/module.mjs';
import { changed, readPGM, views, writePGM } from './inputs.mjs';

const [code, tool, folder, ...payloadFiles] = process.argv.slice(2);
const today = '2026-01-31';
const module = await Module.load(readFileSync(code));
let [compared, different] = [0, 0];
const milliseconds = { module: 0, tool: 0 };

/** Adds up the time that a piece of work takes. */
function timed(who, work) {
  const start = performance.now();
  const result = work();
  milliseconds[who] += performance.now() - start;
  return result;
}

/** What the tool prints, line by line; that a file gave no licence is no failure here. */
function lines(...args) {
  const settings = { cwd: folder, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] };
  const print = () => {
    try {
      return execFileSync(tool, args, settings);
    } catch (error) {
      if (error.status !== 1) throw error;
      return error.stdout;
    }
  };
  return timed('tool', print).toString().trimEnd().split('\n');
}

/** A line of the tool without the name of the file, which the module never learns. */
function nameless(line, name) {
  const source = `"source":{"name":${JSON.stringify(name)}`;
  return line.replace(`${source}},`, '').replace(`${source},`, '"source":{');
}

function compare(what, found, wanted) {
  compared += 1;
  if (found === wanted) return;
  different += 1;
  if (different > 5) return;
  const shown = (answer) => String(answer).slice(0, 600);
  console.log(`${what}\n  found:  ${shown(found)}\n  wanted: ${shown(wanted)}`);
}

// Pictures: as they are, turned, reversed, with scratches, and without a card.
for (const name of readdirSync(folder)) {
  const picture = readPGM(readFileSync(join(folder, name)));
  for (const [kind, view] of views(picture)) writePGM(join(folder, `${kind}-${name}`), view);
}
const results = [];
for (const name of readdirSync(folder).sort()) {
  const { pixels, width, height } = readPGM(readFileSync(join(folder, name)));
  for (const effort of ['fast', 'thorough']) {
    const found = timed('module', () => module.scan(pixels, width, height, { effort, today }));
    const wanted = lines('scan', '--json', '--effort', effort, '--today', today, name);
    const answers = wanted.map((line) => nameless(line, name));
    compare(`${name} ${effort}`, found, `{"results":[${answers.join(',')}]}`);
    results.push(...answers.map((line) => JSON.parse(line)));
  }
}
console.log(
  `${compared} scans: module ${Math.round(milliseconds.module)} ms in all,`,
  `tool ${Math.round(milliseconds.tool)} ms with its starts`,
);

// Payloads: those of the files and of the pictures, and many more with faults.
const payloads = payloadFiles.map((file) => readFileSync(file));
for (const { payload } of results) if (payload) payloads.push(Buffer.from(payload, 'base64'));
payloads.push(...payloads.flatMap((payload, index) => changed(payload, 20, index + 1)));
const names = payloads.map((payload, index) => {
  writeFileSync(join(folder, `payload-${index}`), payload);
  return `payload-${index}`;
});
for (const redact of [false, true]) {
  const mask = redact ? ['--redact'] : [];
  const wanted = lines('parse', '--json', '--today', today, ...mask, ...names);
  let next = 0;
  payloads.forEach((payload, index) => {
    // A payload may hold several documents; the command line gives a line for each.
    const found = module.parseAll(payload, { today, redact });
    const count = JSON.parse(found).results.length;
    const answers = wanted.slice(next, next + count).map((line) => nameless(line, names[index]));
    next += count;
    compare(`payload ${index}`, found, `{"results":[${answers.join(',')}]}`);
    if (count === 1) compare(`one of ${index}`, module.parse(payload, { today, redact }), answers[0]);
  });
}

// What only the module can be asked.
const refused = JSON.parse(module.parse(payloads[0], { effort: 'slow' }));
compare('a wrong option', refused.status, 'error');
compare('no picture', JSON.parse(module.scan(new Uint8Array(0), 0, 0)).results[0].status, 'error');

// Whatever does not come up is not compared.
const statuses = new Set(results.map((result) => result.status));
compare('kinds of answers', ['parsed', 'noSymbol'].every((status) => statuses.has(status)), true);
const errors = results.map((result) => result.symbol?.errorsCorrected ?? 0);
compare('many errors', errors.filter((count) => count >= 3).length >= 3, true);
console.log(`${compared} answers compared, ${different} differ; ${module.memoryBytes} bytes of memory`);
process.exit(different === 0 ? 0 : 1);
