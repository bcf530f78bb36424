import {loadSite} from '@docusaurus/core/lib/server/site.js';
import {vi} from 'vitest';
import {writeChanges, type Changes} from '../../testing/stage';

/**
 * Loads a stage with changes, by the function that `docusaurus build` calls before it bundles: it reads
 * the configuration, the plugins, their options and their content. Undoes the changes.
 *
 * @returns the messages of the error and of its causes; empty when the stage loads
 */
export async function loadStage(stage: string, changes: Changes): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
  const undo = writeChanges(stage, changes);
  try {
    await loadSite({siteDir: stage});
    return '';
  } catch (error) {
    return listMessages(error).join('\n');
  } finally {
    writeChanges(stage, undo);
    vi.unstubAllEnvs();
  }
}

function listMessages(error: unknown): readonly string[] {
  return error instanceof Error ? [error.message, ...listMessages(error.cause)] : [];
}
