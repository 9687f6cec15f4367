import pino, { type Bindings, type ChildLoggerOptions, type LogFn, type Logger } from 'pino'
import { describeError, redactFields, redactText } from './log-redaction.ts'

export interface LogOptions {
  /** Left out: `info`, or on a terminal `warn`, so that a person sees the ready line and then only trouble. */
  level?: string | undefined
  /** Where the lines go; standard output when left out. */
  destination?: { write(line: string): void }
}

/** What the server itself says of a request it answered; nothing that was sent. */
export interface AnsweredRequest {
  requestId: string
  /** Left out where no operation of the contract was meant. */
  operation: string | undefined
  status: number
  milliseconds: number
}

export type Log = Logger & { request(answered: AnsweredRequest): void }

/**
 * One JSON object per line, without codes, tokens, passwords and the numbers of persons and companies.
 */
export function createLog({ level, destination = inBatches() }: LogOptions = {}): Log {
  const time = isoTime()
  const log = pino(
    {
      level: level ?? (process.stdout.isTTY ? 'warn' : 'info'),
      base: undefined,
      timestamp: time,
      formatters: { level: label => ({ level: label }), log: redactFields },
      // Errors are described by redactFields, before pino's own serializer would tell more.
      serializers: { err: described => described },
      hooks: {
        logMethod(args, method) {
          method.apply(this, redactArguments(args))
        },
      },
    },
    destination,
  )
  // pino gives the fields of a child to no formatter.
  const child = log.child<never>
  Object.defineProperty(log, 'child', {
    value(this: Logger, bindings: Bindings, options?: ChildLoggerOptions<never>) {
      return child.call(this, redactFields(bindings), options)
    },
  })
  return Object.assign(log, {
    request(answered: AnsweredRequest) {
      if (log.isLevelEnabled('info')) destination.write(requestLine(answered, time()))
    },
  })
}

/**
 * The line as pino would write it. Every request has one, and pino's way through hooks and formatters costs a fifth of
 * answering it; here is nothing to redact and nothing to escape.
 */
function requestLine({ requestId, operation, status, milliseconds }: AnsweredRequest, time: string): string {
  const named = operation ? `,"operation":"${operation}"` : ''
  return `{"level":"info"${time},"requestId":"${requestId}"${named},"status":${status},"milliseconds":${milliseconds},"msg":"request"}\n`
}

const BATCH_CHARACTERS = 65_536
const BATCH_MILLISECONDS = 100

/**
 * Standard output, to which a line goes together with others: a write of its own would cost as much as answering a request
 * does. What is left is written when the process exits. pino's own buffer measures all that it holds at every line.
 */
function inBatches(): { write(line: string): void } {
  const output = pino.destination({ sync: true })
  let batch = ''
  const flush = () => {
    if (batch) output.write(batch)
    batch = ''
  }
  setInterval(flush, BATCH_MILLISECONDS).unref()
  process.on('exit', flush)
  return {
    write(line) {
      batch += line
      if (batch.length >= BATCH_CHARACTERS) flush()
    },
  }
}

/** As pino's own; the lines of one millisecond share its text, which costs as much as the rest of a line. */
function isoTime(): () => string {
  let last = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`
    last = now
    return text
  }
}

/** The message and what is put into it, in place; an error without a message lends its own. */
function redactArguments(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, ...others] = args
  if (typeof first === 'string') args[0] = redactText(first)
  const error = errorOf(first)
  if (error && others.length === 0) args[1] = describeError(error).message
  others.forEach((each, index) => {
    if (typeof each === 'string') args[index + 1] = redactText(each)
  })
  return args
}

function errorOf(logged: unknown): Error | undefined {
  if (logged instanceof Error) return logged
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return undefined
  return logged.err instanceof Error ? logged.err : undefined
}
