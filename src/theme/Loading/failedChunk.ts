/** Whether an error is the bundler's error about a script or a style sheet that failed to load. */
export function isFailedChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      (error as {code?: unknown}).code === 'CSS_CHUNK_LOAD_FAILED')
  );
}
