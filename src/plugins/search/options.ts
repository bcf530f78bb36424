import * as z from 'zod';
import {parseRecord} from '../../records/model/parseRecord';
import {PANEL_PLACEMENTS, type PanelPlacement} from './core/show/placement';

/** The plugin's name, and the key of its global data. */
export const PLUGIN_NAME = 'local-search';

/** The options that a site passes. */
export type Options = Partial<PluginOptions>;

/** The options with all defaults. */
export type PluginOptions = {
  /** Whether the labels of the sidebar categories around a page are indexed. */
  readonly indexCategories: boolean;
  /**
   * Path segments, each written `/…/`; the rest of a route after one of them spells a module's
   * name.
   */
  readonly moduleRoots: readonly string[];
  /** Labels of hits by docs plugin instance; hits of other instances show their version. */
  readonly areas: Readonly<Record<string, string>>;
  /** Whether `/` opens the search, in addition to Ctrl+K and Cmd+K. */
  readonly slashOpens: boolean;
  /** The position of the panel relative to the box. */
  readonly panelPlacement: PanelPlacement;
  readonly id?: string;
};

export const DEFAULT_OPTIONS: PluginOptions = {
  indexCategories: true,
  moduleRoots: [],
  areas: {},
  slashOpens: true,
  panelPlacement: 'end',
};

const schema: z.ZodType<PluginOptions> = z.strictObject({
  id: z.string().default('default'),
  indexCategories: z.boolean().default(DEFAULT_OPTIONS.indexCategories),
  moduleRoots: z
    .array(z.string().regex(/^\/.+\/$/, 'must be a part of a path such as "/stdlib/"'))
    .readonly()
    .default(DEFAULT_OPTIONS.moduleRoots),
  areas: z.record(z.string(), z.string()).default(DEFAULT_OPTIONS.areas),
  slashOpens: z.boolean().default(DEFAULT_OPTIONS.slashOpens),
  panelPlacement: z.enum(PANEL_PLACEMENTS).default(DEFAULT_OPTIONS.panelPlacement),
});

/** Docusaurus calls this with the options of docusaurus.config.ts. */
export function validateOptions({options}: {readonly options: Options}): PluginOptions {
  return parseRecord(schema, options, 'The options of the search are wrong', 'search/options.ts');
}
