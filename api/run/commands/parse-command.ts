import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The arguments of a command are wrong. The message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Parses the arguments of a command. Throws {@link UsageError}. */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
