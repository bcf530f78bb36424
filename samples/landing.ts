/** A script, the events that it gets, and what the language makes of each; a test runs it. */
export type ScriptExample = {
  readonly script: string;
  /** One JSON text per event. */
  readonly events: readonly string[];
  /**
   * What the runtime prints for each event, in their order; `undefined` where it is dropped. The
   * order of a record's fields carries no meaning: compare values, not texts.
   */
  readonly results: readonly (string | undefined)[];
};

/** The example of the landing page, as the newest release answers it. */
export const example: ScriptExample = {
  script: `match event of
  # A line that fits the pattern becomes a record.
  case fits = %{ line ~= dissect|%{sensor} %{celsius:float}| } =>
    let reading = fits.line;
    merge reading of {"hot": reading.celsius > 80.0} end
  # Any other event ends here.
  case _ => drop
end`,
  events: ['{"line": "pump-7 81.5"}', '{"line": "pump-9 offline"}'],
  results: ['{"celsius":81.5,"sensor":"pump-7","hot":true}', undefined],
};
