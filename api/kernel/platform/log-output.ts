import fs from 'node:fs'

/** What a log writes to. */
export interface LogOutput {
  write(lines: string): void
  /** Returns how many lines were lost, because the output did not take them in time. */
  lost(): number
}

export interface LogOutputOptions {
  fd?: number
  /** Most of this waits in memory. Further lines are lost, because a log that waits must not take all memory. */
  mostBytes?: number
  /** Writes to the file descriptor as `fs.write` does. */
  write?: (fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void
  /** Writes to it at the exit, as `fs.writeSync` does. */
  writeSync?: (fd: number, bytes: Buffer) => number
}

const BATCH_CHARACTERS = 65_536
const BATCH_MILLISECONDS = 100
const MOST_BYTES = 1024 * 1024
/** The pause after which a pipe that was full is tried again. Longer pauses would slow down a reader that keeps up. */
const FULL_MILLISECONDS = 10
/** At the exit, a reader that is alive has this long to take the last lines. */
const EXIT_MILLISECONDS = 500

/** Why lines are lost, with what to do. */
const REASONS: Record<string, string> = {
  EAGAIN: 'its reader does not keep up. Check the program that reads the log',
  ENOSPC: 'its disk is full. Make space on it',
  EDQUOT: 'its disk quota is used up. Make space on it',
  EPIPE: 'its reader has ended. Start the server again with one',
}
const OTHER_REASON = 'it cannot be written. Check where it leads'

/**
 * Writes to standard output without making anything else wait for it: in batches, because one write per line would cost as much as a request, and
 * off this thread. What fails is tried again. Nothing here throws, because a log must not end the server that writes it.
 *
 * Pino's own destination, sonic-boom, is not used: its `flushSync` never returns on a full disk, and it pauses 100 ms whenever a pipe is full.
 */
export function logOutput({
  fd = 1,
  mostBytes = MOST_BYTES,
  write = fs.write,
  writeSync = fs.writeSync,
}: LogOutputOptions = {}): LogOutput {
  let batch = ''
  let batches: Buffer[] = []
  let bytes = 0
  let isWriting = false
  /** Why the last write failed, and why lines were lost. */
  let failure = ''
  let lossReason = ''
  /** The lines that were lost since the log last said so, and all. */
  let unreported = 0
  let lost = 0

  const writeNext = () => {
    const [first] = batches
    if (isWriting || !first) return
    isWriting = true
    write(fd, first, (error, written) => {
      isWriting = false
      failure = error?.code ?? ''
      if (error) {
        // Other errors last longer. The next batch tries again.
        if (failure === 'EAGAIN') setTimeout(writeNext, FULL_MILLISECONDS).unref()
        return
      }
      bytes -= written
      if (written < first.length) batches[0] = first.subarray(written)
      else batches.shift()
      writeNext()
    })
  }
  const enqueue = (text: string): boolean => {
    const added = Buffer.from(text)
    if (bytes + added.length > mostBytes) return false
    batches.push(added)
    bytes += added.length
    return true
  }
  const flush = () => {
    const lines = batch
    batch = ''
    // Half of the memory must be free again, so that one line tells of one stall.
    if (unreported > 0 && bytes <= mostBytes / 2 && enqueue(lossLine(unreported, lossReason))) unreported = 0
    // Lines after a loss follow the line that tells it.
    if (lines && !(unreported === 0 && enqueue(lines))) {
      const count = lines.split('\n').length - 1
      unreported += count
      lost += count
      lossReason = failure || lossReason
    }
    writeNext()
  }
  const flushAtExit = () => {
    flush()
    // The write under way ends in its own thread.
    const left = isWriting ? batches.slice(1) : batches
    batches = []
    writeAll(left, bytes => writeSync(fd, bytes))
  }
  setInterval(flush, BATCH_MILLISECONDS).unref()
  process.on('exit', flushAtExit)
  return {
    write(line) {
      batch += line
      if (batch.length >= BATCH_CHARACTERS) flush()
    },
    lost: () => lost,
  }
}

/** Node sets a pipe or socket to non-blocking when it is opened. A write that blocks would occupy a thread for as long, and keep the process from exiting. */
export function standardOutput(): LogOutput {
  void process.stdout
  return logOutput()
}

function lossLine(lines: number, code: string): string {
  const msg = `Lines of the log were lost: standard output did not take them, because ${REASONS[code] ?? OTHER_REASON}.`
  return `${JSON.stringify({ level: 'error', time: new Date().toISOString(), lines, code, msg })}\n`
}

/** Writes for as long as the output takes some of it. */
function writeAll(batches: Buffer[], writeSync: (bytes: Buffer) => number): void {
  const deadline = performance.now() + EXIT_MILLISECONDS
  let rest = Buffer.concat(batches)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(rest))
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      if (!isFull || performance.now() > deadline) return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_MILLISECONDS)
    }
  }
}
