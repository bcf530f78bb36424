#!/bin/bash
# Writes what the samples of a pull request give as a patch, for contributors who cannot run them; the
# summary of the run says how to apply it. Takes RUN_ID and REPOSITORY; GitHub sets the other two.
set -euo pipefail
cd "$(dirname "$0")/.."

# Samples with real mistakes make this fail; what can be written is written all the same.
npm run --silent samples -- --update || true

git add --intent-to-add -- samples/records
git diff --binary -- '*.md' '*.mdx' '*.yaml' samples/records >samples.patch
if [ ! -s samples.patch ]; then
  rm samples.patch
  echo 'The samples need no other results or records.'
  exit 0
fi
echo 'patch=samples.patch' >>"$GITHUB_OUTPUT"
cat >>"$GITHUB_STEP_SUMMARY" <<END
### Samples

The results or records of some samples differ from what they give now. To take what they give:

\`\`\`sh
gh run download $RUN_ID --repo $REPOSITORY --name samples && git apply samples.patch
\`\`\`

Read the difference, then commit it.
END
