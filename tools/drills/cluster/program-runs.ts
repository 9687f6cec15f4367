import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { UNPRIVILEGED } from '../unprivileged.ts'

/** Functions that end everything that a drill has started, however the drill ends. */
const endings = new Set<() => void>()
process.once('exit', () => {
  for (const end of endings) end()
})
// Without this, the process would end without the `exit` event.
process.once('SIGTERM', () => process.exit(1))

export function atExit(end: () => void): void {
  endings.add(end)
}

export function endAtExit(child: ChildProcess): void {
  const end = () => void child.kill('SIGKILL')
  endings.add(end)
  child.once('exit', () => endings.delete(end))
}

/** Starts a program as an unprivileged user. Its output is in `<name>.log` of the folder. */
export function startProgram(name: string, folder: string, [program = '', ...args]: string[]): ChildProcess {
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: process.arch }
  const child = spawn(program, args, { ...UNPRIVILEGED, cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  endAtExit(child)
  return child
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
