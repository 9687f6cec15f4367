import { isatty } from 'node:tty'

const STANDARD_INPUT = 0

/**
 * Decides what SIGHUP does from now on. Operators and systemd send it for a reload, and the kernel when the terminal of the process closes, which then
 * is no terminal any more. Without a listener it would end the process at once, with the requests under way.
 */
export function onHangUp({ reload, terminalClosed }: { reload(): void; terminalClosed(): void }): void {
  const hadTerminal = isatty(STANDARD_INPUT)
  process.removeAllListeners('SIGHUP')
  process.on('SIGHUP', () => (hadTerminal && !isatty(STANDARD_INPUT) ? terminalClosed() : reload()))
}
