import { deviceStorage } from './safe-storage.ts'

/**
 * The difference between the clocks of the server and the device. It survives a reload, after which a page may compare times before it calls the
 * server.
 */
const KEY = 'plink.serverAheadMilliseconds'

/** The `Date` header has a precision of one second. */
const PRECISION_MILLISECONDS = 1000

let serverAhead = storedAhead()

/** The time of the device in milliseconds since 1970. It may be wrong by days, so it only measures periods that begin and end on this device. */
export const deviceNow = (): number => Date.now()

/** The time on the server in milliseconds since 1970. Every time from the server is compared with it. */
export const serverNow = (): number => onServer(deviceNow())

/** Converts a time of the device to the time on the server. */
export const onServer = (deviceTime: number): number => deviceTime + serverAhead

/**
 * Learns the server's time from a response. A cacheable response may come from a cache and state an old time, and so may one with an age.
 * @param sentAt when the request was sent, on the device's clock
 */
export function learnServerTime({ headers }: Response, sentAt: number): void {
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date) || headers.has('Age') || !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')) return
  // The server wrote the date between the request and now.
  const least = date - deviceNow()
  const most = date + PRECISION_MILLISECONDS - sentAt
  const isPossible = (ahead: number) => least <= ahead && ahead <= most
  // A value that may be right stays, so that countdowns do not jump. No value is possible if the device's clock was set meanwhile.
  if (isPossible(serverAhead) || least > most) return
  serverAhead = isPossible(0) ? 0 : Math.round((least + most) / 2)
  deviceStorage.setItem(KEY, String(serverAhead))
}

function storedAhead(): number {
  const ahead = Number(deviceStorage.getItem(KEY))
  return Number.isFinite(ahead) ? ahead : 0
}
