// Takes and frees memory of the WebAssembly module at random: blocks never overlap, and freed memory serves again.
//
// Usage: node memory.mjs MODULE

import { readFileSync } from 'node:fs';
import { numbers } from './inputs.mjs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {
  env: { arc4random_buf() {} },
});
const { memory, malloc, free } = instance.exports;
const next = numbers(11);

/** Small blocks mostly; some as large as pictures. */
const anySize = () => next(1 << (next(8) === 0 ? 17 : 9));
const bytes = (block) => new Uint8Array(memory.buffer, block.start, block.size);

function take() {
  const block = { size: anySize(), mark: next(256) };
  block.start = malloc(block.size);
  if (block.start === 0 || block.start % 16 !== 0) throw new Error(`a block at ${block.start}`);
  bytes(block).fill(block.mark);
  return block;
}

function giveBack(block) {
  if (bytes(block).some((byte) => byte !== block.mark)) throw new Error('blocks overlap');
  free(block.start);
}

let sizeAfterFirst = 0;
for (let round = 0; round < 5; round += 1) {
  const blocks = [];
  for (let step = 0; step < 4000; step += 1) {
    if (next(5) < 3 || blocks.length === 0) {
      blocks.push(take());
    } else {
      const last = blocks.length - 1;
      const chosen = next(blocks.length);
      [blocks[chosen], blocks[last]] = [blocks[last], blocks[chosen]];
      giveBack(blocks.pop());
    }
  }
  blocks.forEach(giveBack);
  sizeAfterFirst ||= memory.buffer.byteLength;
}

// All is one piece again, so that a block takes nearly as much as there is without more of it.
const most = malloc(Math.floor(memory.buffer.byteLength * 0.7));
free(most);
if (memory.buffer.byteLength > 1.5 * sizeAfterFirst) throw new Error('freed memory does not serve again');
if (malloc(0xfffffff0) !== 0 || malloc(0x80000000) !== 0) throw new Error('memory that is not there');
free(0);
console.log(`memory holds out; ${memory.buffer.byteLength} bytes, ${sizeAfterFirst} after the first round`);
