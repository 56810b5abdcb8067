/** Passes a stream through, and fails it with this error once it is longer than allowed. */
export function byteLimit(maxBytes: number, tooLong: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > maxBytes) controller.error(tooLong());
      else controller.enqueue(piece);
    },
  });
}
