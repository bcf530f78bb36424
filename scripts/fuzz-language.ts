// `npm run fuzz:language -- [count] [seed]`: asks every built implementation about faulty sources.
import {fuzz} from '../language/fuzz/fuzz';
import {isLanguageBuilt, openLanguage} from '../src/language/node';
import {listPrograms} from '../src/language/programs';

const count = Number(process.argv[2] ?? 5000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

async function main(): Promise<void> {
  console.log(`${count} faulty sources each, seed ${seed}.`);
  for (const {release, entries} of listPrograms()) {
    if (!isLanguageBuilt(release)) {
      throw new Error(`The language of ${release} is not built; run \`npm run language\`.`);
    }
    const client = await openLanguage(release);
    const started = Date.now();
    const {counts, faults} = await fuzz(client, entries, count, seed);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${release}: ${JSON.stringify(counts)} in ${seconds} s`);
    for (const {request, answer} of faults.slice(0, 5)) {
      console.log(`  ${answer.fault?.kind}: ${answer.fault?.message.slice(0, 200)}`);
      console.log(`  ${JSON.stringify(request).slice(0, 300)}`);
    }
    await client.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
