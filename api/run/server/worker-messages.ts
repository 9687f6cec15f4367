/** The messages from a worker to the supervisor that has started it. */
export type FromWorker =
  | { kind: 'ready'; port: number }
  /** This worker was asked for the metrics of all workers. */
  | { kind: 'collect metrics'; request: number }
  | { kind: 'metrics'; request: number; text: string }
  /** The worker ends. */
  | { kind: 'last metrics'; text: string }

export type FromSupervisor =
  /** Another worker has replaced it. */
  | { kind: 'retire' }
  | { kind: 'send metrics'; request: number }
  | { kind: 'all metrics'; request: number; text: string }
