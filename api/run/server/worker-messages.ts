/** What a worker tells the process that has started it. */
export type FromWorker =
  | { kind: 'ready'; port: number }
  /** Somebody asks this worker for the metrics of all. */
  | { kind: 'collect metrics'; request: number }
  | { kind: 'metrics'; request: number; text: string }
  /** It ends. */
  | { kind: 'last metrics'; text: string }

export type FromSupervisor =
  /** Another worker has taken its place. */
  | { kind: 'retire' }
  | { kind: 'send metrics'; request: number }
  | { kind: 'all metrics'; request: number; text: string }
