import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { MMDEBSTRAP, requireProgram } from '../../programs.ts'

const run = promisify(execFile)
const OUTPUT = { maxBuffer: 64 * 1024 * 1024 }

/** Boots systemd as PID 1 of namespaces of its own, with the network of this machine. systemd-nspawn needs a systemd outside, which containers lack. */
const BOOT = `set -e
mount --make-rprivate / && mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc" && mount -t sysfs -o ro sysfs "$ROOT/sys" && mount -t cgroup2 cgroup2 "$ROOT/sys/fs/cgroup"
mount -t tmpfs tmpfs "$ROOT/run" && mount -t tmpfs tmpfs "$ROOT/tmp" && mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
for each in null zero full random urandom tty; do mknod -m 666 "$ROOT/dev/$each" c $(stat -c '%Hr %Lr' "/dev/$each"); done
mkdir "$ROOT/dev/shm" && ln -s /proc/self/fd "$ROOT/dev/fd"
exec env --ignore-environment container=other PATH=/usr/sbin:/usr/bin "$(command -v chroot)" "$ROOT" /lib/systemd/systemd`

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

export async function bootMachine(root: string): Promise<Machine> {
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child']
  const child = spawn('unshare', [...namespaces, 'bash', '-c', BOOT], {
    env: { PATH: process.env.PATH, ROOT: root },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  const first = async () => (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim()
  const enter = async (command: string[]) => {
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
      child.kill('SIGKILL')
      await exited
    },
  }
}
