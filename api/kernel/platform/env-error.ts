/** The settings do not allow Plink to start. */
export class EnvError extends Error {
  override name = 'EnvError'
  constructor(problems: string[]) {
    super(`Plink cannot start with these settings:\n${problems.map(each => `  ${each}`).join('\n')}`)
  }
}
