/** Whether an error is the bundler's, about a script or a style sheet that did not arrive. */
export function isFailedChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      (error as {code?: unknown}).code === 'CSS_CHUNK_LOAD_FAILED')
  );
}
