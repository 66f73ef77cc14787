// The core of dlscan as a WebAssembly module: what Exports.swift exports, with JavaScript's values.

/** One instance of the module; a fault of the module ends it, so that callers make another. */
export class Module {
  #exports;

  /**
   * @param {BufferSource} code the bytes of the module
   * @returns {Promise<Module>}
   */
  static async load(code) {
    const module = new Module();
    // Seeds of hash tables; nothing else comes from the host.
    const arc4random_buf = (start, count) =>
      crypto.getRandomValues(new Uint8Array(module.#exports.memory.buffer, start, count));
    const { instance } = await WebAssembly.instantiate(code, { env: { arc4random_buf } });
    module.#exports = instance.exports;
    return module;
  }

  /** Bytes of memory that the module has taken so far; it never gives any back. */
  get memoryBytes() {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * Reads every symbol of a grey picture.
   * @param {Uint8Array} pixels one byte a pixel, 0 black to 255 white, rows from top to bottom
   * @param {object} options those of the C library (dlscan.h)
   * @returns {string} JSON: {"results":[...]}
   */
  scan(pixels, width, height, options = {}) {
    if (pixels.length !== width * height) throw new RangeError('pixels do not match the sides');
    return this.#call([pixels, JSON.stringify(options)], ([pixels], [text, count]) =>
      this.#exports.scan(pixels, width, height, text, count));
  }

  /**
   * Says what a payload says; of several documents the first whole one.
   * @param {Uint8Array} payload
   * @param {object} options those of the C library (dlscan.h)
   * @returns {string} JSON: one object
   */
  parse(payload, options = {}) {
    return this.#call([payload, JSON.stringify(options)], (payload, options) =>
      this.#exports.parse(...payload, ...options));
  }

  /**
   * Says what each document of a payload says, in which scans may have run together.
   * @param {Uint8Array} payload
   * @param {object} options those of the C library (dlscan.h)
   * @returns {string} JSON: {"results":[...]}
   */
  parseAll(payload, options = {}) {
    return this.#call([payload, JSON.stringify(options)], (payload, options) =>
      this.#exports.parse_all(...payload, ...options));
  }

  /** Copies arguments into the module's memory, calls it, and takes its answer out. */
  #call(values, call) {
    const { memory, malloc, free } = this.#exports;
    const views = values.map((value) => {
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      const start = malloc(bytes.length);
      if (start === 0) throw new RangeError('there is no memory left');
      new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
      return [start, bytes.length];
    });
    const answer = call(...views);
    // The memory's buffer is another one once the memory has grown.
    const count = new DataView(memory.buffer).getUint32(answer, true);
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, count));
    for (const [start] of views) free(start);
    free(answer);
    return text;
  }
}
