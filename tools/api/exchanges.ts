/** A request to the management API. */
export type ApiRequest = {
  readonly method: 'GET' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly accept?: string;
  readonly contentType?: string;
  readonly body?: string;
};

const JSON_TYPE = 'application/json';
const YAML_TYPE = 'application/yaml';

function patch(path: string, body: string, contentType = JSON_TYPE): ApiRequest {
  return {method: 'PATCH', path, contentType, body};
}

const get = (path: string, accept?: string): ApiRequest => ({
  method: 'GET',
  path,
  ...(accept ? {accept} : {}),
});
const status = (state: string): string => JSON.stringify({status: state});

/**
 * Every call, with every status that a server with one running flow (`main`) and one failed flow
 * (`broken`) can answer, in an order that leaves the server in its first state.
 */
export const requests: readonly ApiRequest[] = [
  get('/v1/version'),
  get('/v1/version', YAML_TYPE),
  get('/v1/status'),
  get('/v1/status', YAML_TYPE),
  get('/v1/flows'),
  get('/v1/flows/main'),
  get('/v1/flows/main', YAML_TYPE),
  get('/v1/flows/broken'),
  get('/v1/flows/nope'),
  get('/v1/flows/main/connectors'),
  get('/v1/flows/broken/connectors'),
  get('/v1/flows/nope/connectors'),
  get('/v1/flows/main/connectors/metronome'),
  get('/v1/flows/main/connectors/sink', YAML_TYPE),
  get('/v1/flows/broken/connectors/missing'),
  get('/v1/flows/main/connectors/nope'),
  get('/v1/flows/nope/connectors/metronome'),
  patch('/v1/flows/main', status('paused')),
  get('/v1/flows/main/connectors/metronome'),
  patch('/v1/flows/main', status('paused')),
  patch('/v1/flows/main', status('running')),
  patch('/v1/flows/main', status('stopped')),
  patch('/v1/flows/broken', status('running')),
  patch('/v1/flows/nope', status('paused')),
  patch('/v1/flows/main/connectors/metronome', status('paused')),
  patch('/v1/flows/main/connectors/metronome', status('running')),
  patch('/v1/flows/main/connectors/metronome', status('stopped')),
  patch('/v1/flows/broken/connectors/missing', status('running')),
  patch('/v1/flows/main/connectors/nope', status('paused')),
  patch('/v1/flows/nope/connectors/metronome', status('paused')),
  // The description forbids these, or does not mention them.
  patch('/v1/flows/main', status('snoozing')),
  patch('/v1/flows/main', '{"state":"paused"}'),
  patch('/v1/flows/main', '{"status":'),
  patch('/v1/flows/main', '{"status":"running","reason":"test"}'),
  patch('/v1/flows/main', 'status: running', YAML_TYPE),
  {method: 'DELETE', path: '/v1/flows/main'},
  get('/v1/nope'),
];

/** A request and its answer. */
export type Exchange = {
  readonly request: ApiRequest;
  readonly status: number;
  /** Media type of the body; absent if the body is empty. */
  readonly type?: string;
  readonly body?: string;
};

/** The recording of one version: `data/api/<version>.json`. */
export type Recording = {
  /** The version that the server reports. */
  readonly version: string;
  readonly exchanges: readonly Exchange[];
};
