// Pictures and payloads made from others, the same at every run.

import { writeFileSync } from 'node:fs';

/** Reads a grey picture: a PGM file of 8 bits a pixel without comments. */
export function readPGM(bytes) {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'));
  if (!head) throw new Error('no PGM file');
  const [width, height] = [Number(head[1]), Number(head[2])];
  return { pixels: bytes.subarray(head[0].length), width, height };
}

/** Writes a grey picture as a PGM file. */
export function writePGM(file, { pixels, width, height }) {
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
}

/** Makes a picture, pixel by pixel. */
function draw(width, height, level) {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = level(x, y);
  }
  return { pixels, width, height };
}

/** Other views of a picture, with a word for each. */
export function* views({ pixels, width, height }) {
  const at = (x, y) => pixels[y * width + x];
  // White lines across the picture, a few pixels thick, far enough from each other to leave most of it.
  const scratched = (part) => (x, y) =>
    (x + 2 * y) % Math.round(width / part) < width / 400 ? 255 : at(x, y);
  yield ['turned', draw(height, width, (x, y) => at(y, height - 1 - x))];
  yield ['mirrored', draw(width, height, (x, y) => at(width - 1 - x, y))];
  yield ['reversed', draw(width, height, (x, y) => 255 - at(x, y))];
  const next = numbers(7);
  const spots = new Uint16Array(1 << 16).map(() => next(100));
  const spotted = (share) => (x, y) => {
    const [column, row] = [Math.floor((x * 400) / width), Math.floor((y * 400) / width)];
    const spot = spots[(row * 400 + column) & 0xffff];
    return spot >= share ? at(x, y) : spot & 1 ? 255 : 0;
  };
  for (const share of [1, 2, 3]) yield [`spotted-${share}`, draw(width, height, spotted(share))];
  for (const part of [12, 24, 48]) yield [`scratched-${part}`, draw(width, height, scratched(part))];
  yield ['corner', draw(width >> 3, height >> 3, at)];
}

/** Numbers that only look random (Lehmer's generator of 31 bits), each from 0 up to a limit. */
export function numbers(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 0x7fffffff;
    return state % limit;
  };
}

/** What is put into payloads: numbers that do not fit, separators, ids of elements. */
const words = [
  '4294967296', '2147483648', '99999999999999999999', '9223372036854775808', '-1', '00000000',
  '02292100', '999999 lb', '65536', 'DAU', 'DAW', 'DBB', 'ANSI ', '\n', '\r', '\x1e', '\0', '\xff',
];

/** Copies of a payload with some faults each. */
export function changed(payload, count, seed) {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    let bytes = Buffer.from(payload);
    for (let faults = 1 + next(6); faults > 0; faults -= 1) {
      const start = next(bytes.length + 1);
      const end = Math.min(bytes.length, start + next(24));
      const word = Buffer.from(words[next(words.length)], 'latin1');
      const middle = [word, Buffer.of(next(256)), Buffer.alloc(0), bytes.subarray(start, end)];
      const from = next(2) === 0 ? start : end;
      bytes = Buffer.concat([bytes.subarray(0, end), middle[next(4)], bytes.subarray(from)]);
    }
    return bytes.length > 0 ? bytes.subarray(0, 16384) : Buffer.from('@');
  });
}
