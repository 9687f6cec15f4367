import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Its message says what is wrong with the arguments of a command. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The arguments of a command. Throws {@link UsageError}. */
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
