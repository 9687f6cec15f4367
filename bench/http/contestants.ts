export interface Contestant {
  name: string
  file: string
  args?: string[]
  /** What is the same everywhere goes unsaid: it reads the JSON body and answers the same constant as JSON. */
  does: string
}

export interface Peer extends Contestant {
  /** The budget: Plink's throughput as a multiple of the peer's. */
  atLeast: number
}

export const PLINK: Contestant = {
  name: 'Plink',
  file: 'http/peers/plink.ts',
  does:
    'the generated route of the contract through `implement`: checks content type and size, validates parameter and body, makes a request id, ' +
    'sets three headers, times the request and writes a redacted JSON log line to a file, as in production',
}

/** Tells what of the difference is the log's: no peer writes one. */
export const SILENT_PLINK: Contestant = {
  name: 'Plink without log',
  file: 'http/peers/plink.ts',
  args: ['silent'],
  does: 'the same with the log switched off',
}

export const PEERS: Peer[] = [
  {
    name: 'bare Hono',
    file: 'http/peers/hono.ts',
    does: 'the same Hono behind the same listener with one handler: no validation, no id, no headers, no log',
    atLeast: 0.9,
  },
  {
    name: 'Fastify + ajv',
    file: 'http/peers/fastify.ts',
    does: 'JSON Schemas for parameter and body, as Fastify comes: no id, no headers, no log',
    atLeast: 0.85,
  },
  {
    name: 'express + express-openapi-validator',
    file: 'http/peers/express-openapi-validator.ts',
    does: 'validates parameter and body by the same `openapi.yaml`; express as it comes: no id, no log',
    atLeast: 2.5,
  },
  {
    name: 'NestJS + ValidationPipe',
    file: 'http/peers/nest.ts',
    does: 'class-validator classes for parameter and body, unknown fields forbidden; Nest as it comes, on express: no id, no log',
    atLeast: 2.5,
  },
]
