/** A system or protocol that connectors reach, and the types to name in a flow. */
export type System = {
  readonly name: string;
  /** Connector types that read events from it. */
  readonly reads: readonly string[];
  /** Connector types that write events to it. */
  readonly writes: readonly string[];
};

const both = (...types: string[]) => ({reads: types, writes: types});

/** The connectors of the newest release; those that serve only tests and debugging are left out. */
export const systems: readonly System[] = [
  {name: 'Apache Kafka', reads: ['kafka_consumer'], writes: ['kafka_producer']},
  {name: 'HTTP', ...both('http_client', 'http_server')},
  {name: 'WebSocket', ...both('ws_client', 'ws_server')},
  {name: 'TCP', ...both('tcp_client', 'tcp_server')},
  {name: 'UDP', reads: ['udp_server'], writes: ['udp_client']},
  {name: 'Unix sockets', ...both('unix_socket_client', 'unix_socket_server')},
  {name: 'OpenTelemetry', reads: ['otel_server'], writes: ['otel_client']},
  {name: 'Elasticsearch', ...both('elastic')},
  {name: 'Amazon S3', reads: ['s3_reader'], writes: ['s3_writer']},
  {name: 'Google Pub/Sub', reads: ['gpubsub_consumer'], writes: ['gpubsub_producer']},
  {name: 'Google BigQuery', reads: [], writes: ['gbq']},
  {name: 'Discord', ...both('discord')},
  {name: 'DNS', ...both('dns_client')},
  {name: 'Files', reads: ['file'], writes: ['file']},
  {name: 'Standard streams', ...both('stdio')},
  {name: 'Write-ahead log', ...both('wal')},
  {name: 'Key-value store', ...both('kv')},
  {name: 'Own metrics', ...both('metrics')},
  {name: 'Timers', reads: ['metronome', 'crononome'], writes: []},
];
