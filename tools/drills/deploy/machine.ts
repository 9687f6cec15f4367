import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { MMDEBSTRAP, requireProgram, SYSTEMD_NSPAWN } from '../../programs.ts'

const run = promisify(execFile)
const OUTPUT = { maxBuffer: 64 * 1024 * 1024 }

/** Creates a Debian with systemd. */
export async function createMachine(root: string): Promise<void> {
  const options = ['--variant=minbase', '--quiet', '--include=systemd,systemd-sysv,dbus,libstdc++6,ca-certificates']
  const fast = ['--dpkgopt=path-exclude=/usr/share/doc/*', '--dpkgopt=force-unsafe-io']
  const mmdebstrap = await requireProgram(MMDEBSTRAP)
  await run(mmdebstrap, [...options, ...fast, 'trixie', root, 'http://deb.debian.org/debian'], OUTPUT)
}

export interface Machine {
  /** Runs a command beside systemd. Returns what it prints, also if it fails. */
  run(...command: string[]): Promise<string>
  /** Returns the memory of the unit's first process. */
  megabytesOf(unit: string): Promise<number>
  stop(): Promise<void>
}

/** Boots systemd as PID 1 of a container, with the network of this machine, whose own systemd need not run. */
export async function bootMachine(root: string): Promise<Machine> {
  const nspawn = await requireProgram(SYSTEMD_NSPAWN)
  const options = ['--quiet', '--boot', '--register=no', '--keep-unit', '--console=pipe']
  const child = spawn(nspawn, [...options, `--directory=${root}`], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const exited = once(child, 'exit')
  const first = async () => (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim()
  const enter = async (command: string[]) => {
    if (child.exitCode !== null) throw new Error(`systemd-nspawn ended:\n${output}`)
    const args = ['--target', await first(), '--mount', '--pid', '--uts', '--ipc', '--root', '--wd=/', ...command]
    return run('nsenter', args, OUTPUT).then(
      ({ stdout, stderr }) => stdout + stderr,
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    )
  }
  return {
    run: (...command) => enter(command),
    megabytesOf: async unit => {
      const id = (await enter(['systemctl', 'show', '--property=MainPID', '--value', unit])).trim()
      const memory = await enter(['cat', `/proc/${id}/smaps_rollup`])
      return Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / 1000
    },
    stop: async () => {
      process.kill(Number(await first()), 'SIGKILL')
      await exited
    },
  }
}
