import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {PANEL_PLACEMENTS, type PanelPlacement} from './core/show/placement';

/** The plugin's name, which is the key of its global data. */
export const PLUGIN_NAME = 'local-search';

/** The options that a site passes. */
export type Options = Partial<PluginOptions>;

/** The options with all defaults. */
export type PluginOptions = {
  /** Whether the labels of the sidebar categories around a page are indexed. */
  readonly indexCategories: boolean;
  /** Path pieces below which a route spells a module's name, each `/…/`. */
  readonly moduleRoots: readonly string[];
  /** The names of areas, by docs plugin instance; the others show their version. */
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

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  indexCategories: Joi.boolean().default(DEFAULT_OPTIONS.indexCategories),
  moduleRoots: Joi.array()
    .items(Joi.string().pattern(/^\/.+\/$/, 'a path piece like "/stdlib/"'))
    .default(DEFAULT_OPTIONS.moduleRoots),
  areas: Joi.object().pattern(Joi.string(), Joi.string()).default(DEFAULT_OPTIONS.areas),
  slashOpens: Joi.boolean().default(DEFAULT_OPTIONS.slashOpens),
  panelPlacement: Joi.string()
    .valid(...PANEL_PLACEMENTS)
    .default(DEFAULT_OPTIONS.panelPlacement),
});

/** Docusaurus calls this with the options of docusaurus.config.ts. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
