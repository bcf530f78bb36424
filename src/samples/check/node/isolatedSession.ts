/** The program that runs in isolation: reads a task from standard input, writes its outcomes. */
import {text} from 'node:stream/consumers';
import {playTask, type SessionRequest} from './session';

async function main(): Promise<void> {
  const request = JSON.parse(await text(process.stdin)) as SessionRequest;
  const outcomes = await playTask(request);
  // Ends here, though a page may have left programs behind: they end with the isolation.
  process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
