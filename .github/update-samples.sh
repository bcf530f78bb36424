#!/bin/bash
# Writes the current results of a pull request's samples as a patch, for contributors who cannot run them.
# The summary of the run explains how to apply it. Takes RUN_ID and REPOSITORY; GitHub sets the other two.
set -euo pipefail
cd "$(dirname "$0")/.."

# This fails if samples have real mistakes, but writes all other results.
npm run --silent samples -- --update || true

git add --intent-to-add -- samples/records
git diff --binary -- '*.md' '*.mdx' '*.yaml' samples/records >samples.patch
if [ ! -s samples.patch ]; then
  rm samples.patch
  echo 'All results and records are up to date.'
  exit 0
fi
echo 'patch=samples.patch' >>"$GITHUB_OUTPUT"
cat >>"$GITHUB_STEP_SUMMARY" <<END
### Samples

The results or records of some samples are out of date. To update them:

\`\`\`sh
gh run download $RUN_ID --repo $REPOSITORY --name samples && git apply samples.patch
\`\`\`

Read the difference, then commit it.
END
