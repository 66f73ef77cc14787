/*
 * dlscan.h - reads PDF417 bar codes of US and Canadian driver's licenses.
 *
 * Link with -lCDLScan. Every function may be called from any thread at any time, but a session by
 * one thread at a time. None of them keeps what it was given or prints, and only sessions hold state
 * between calls.
 *
 * Every answer is JSON in UTF-8 with a zero at the end, of the schema "dlscan/1". It belongs to the
 * caller, who gives it back to dlscan_free(). No input makes a function crash: what is wrong with
 * an argument is told as {"schema":"dlscan/1","status":"error","error":{"code":...,"message":...}}.
 *
 * Example:
 *
 *     char *answer = dlscan_scan_gray(pixels, 1280, 720, 1280, NULL);
 *     puts(answer);
 *     dlscan_free(answer);
 */
#ifndef DLSCAN_H
#define DLSCAN_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#define DLSCAN_NULLABLE _Nullable
#else
#define DLSCAN_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Options, for every function that takes them: a JSON object as text, or NULL for the usual ones.
 *
 *   "effort"      "fast" for live frames, "thorough" for stills (usual)
 *   "maxSymbols"  symbols after which the reader stops, 1 to 64 (8 is usual)
 *   "today"       "YYYY-MM-DD": judge age and expiry on this day (usual: they are not judged)
 *   "redact"      true: mask names, numbers, address and birth date, drop payload and raw
 *
 * A key that is not known is passed over. A value of the wrong type or out of range is an error.
 * The text may be 65536 bytes long and 16 arrays and objects deep.
 */

/*
 * Reads every PDF417 symbol of a grey picture.
 *
 *   pixels         one byte a pixel, 0 black to 255 white, rows from top to bottom
 *   width, height  the picture's sides in pixels, 1 to 65535
 *   bytes_per_row  distance from the start of one row to the start of the next, at least width;
 *                  the last row may end without its padding
 *   options_json   options (above), or NULL
 *
 * Returns {"results":[...]} with one object for each symbol in the order in which they were found,
 * or with a single object of status "noSymbol" or "error"; never NULL.
 *
 * Beside the picture a scan takes at most 3 bytes of heap a pixel, from 0.3 megapixels on, and less
 * than a tenth of a byte a pixel from 12 megapixels on.
 */
char *dlscan_scan_gray(
    const uint8_t *DLSCAN_NULLABLE pixels, int32_t width, int32_t height, int32_t bytes_per_row,
    const char *DLSCAN_NULLABLE options_json);

/*
 * Says what a payload says: the bytes of a bar code, a magnetic stripe or a hardware scanner.
 *
 *   payload       the bytes; zeros among them are fine
 *   length        how many there are, 1 to 16384
 *   options_json  options (above), or NULL
 *
 * Returns one object; never NULL. All that it says comes from one document. When scans ran together, so that
 * the payload holds several, it is the first whole one ("parsed"), or when none is whole the first, which is
 * "partial"; the warning "secondDocument" then has the offset of another one.
 */
char *dlscan_parse(
    const uint8_t *DLSCAN_NULLABLE payload, size_t length,
    const char *DLSCAN_NULLABLE options_json);

/*
 * Says what each document of a payload says, in which scans may have run together.
 *
 *   the arguments are those of dlscan_parse()
 *
 * Returns {"results":[...]} with one object for each document in their order, or with a single object of
 * status "notLicense" or "error"; never NULL. With several, "payloadOffset" says where in the payload the
 * document's own bytes begin; every "offset" counts from the beginning of the payload.
 */
char *dlscan_parse_all(
    const uint8_t *DLSCAN_NULLABLE payload, size_t length,
    const char *DLSCAN_NULLABLE options_json);

/*
 * A session reads frames that follow each other, as a camera gives them. It adds up what they show of
 * a symbol, so that a card may come out of frames none of which shows enough of it; two cards are
 * never mixed. A session remembers less than a million bytes, and forgets a symbol once it was read or
 * not seen for 30 frames.
 *
 *     dlscan_session *session = dlscan_session_new(NULL);
 *     while (next_frame(pixels)) {
 *       char *answer = dlscan_session_add_gray(session, pixels, 1280, 720, 1280);
 *       puts(answer);
 *       dlscan_free(answer);
 *     }
 *     dlscan_session_free(session);
 */
typedef struct dlscan_session dlscan_session;

/*
 * Begins a session.
 *
 *   options_json  options (above), or NULL; the usual effort of a session is "fast"
 *
 * Returns a session for dlscan_session_free(); never NULL. Wrong options are told by every answer of
 * dlscan_session_add_gray().
 */
dlscan_session *dlscan_session_new(const char *DLSCAN_NULLABLE options_json);

/*
 * Reads every PDF417 symbol of a frame, by itself or together with the frames before.
 *
 *   session  the session; the other arguments are those of dlscan_scan_gray()
 *
 * Returns what dlscan_scan_gray() returns, for this frame; without a session an error "noSession".
 */
char *dlscan_session_add_gray(
    dlscan_session *DLSCAN_NULLABLE session, const uint8_t *DLSCAN_NULLABLE pixels, int32_t width,
    int32_t height, int32_t bytes_per_row);

/* Forgets all frames of a session: what follows shows something else. NULL is fine. */
void dlscan_session_reset(dlscan_session *DLSCAN_NULLABLE session);

/* Ends a session and frees it; NULL is fine. */
void dlscan_session_free(dlscan_session *DLSCAN_NULLABLE session);

/* Frees an answer of the functions above; NULL is fine. */
void dlscan_free(char *DLSCAN_NULLABLE answer);

/* The library's version, "major.minor.patch"; never freed. */
const char *dlscan_version(void);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
#undef DLSCAN_NULLABLE

#endif
