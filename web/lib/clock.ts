import { deviceStorage } from './safe-storage.ts'

/** How far the server's clock is ahead of the device's. It outlives a reload, after which a page may compare times before it calls the server. */
const KEY = 'plink.serverAheadMilliseconds'

/** `Date` names whole seconds. */
const PRECISION_MILLISECONDS = 1000

let serverAhead = storedAhead()

/** The time that the device shows, in milliseconds since 1970. It may be wrong by days, so it only measures what begins and ends on this device. */
export const deviceNow = (): number => Date.now()

/** The time on the server, in milliseconds since 1970. Everything that the server has dated is compared with it. */
export const serverNow = (): number => onServer(deviceNow())

/** The time on the server at a time of the device. */
export const onServer = (deviceTime: number): number => deviceTime + serverAhead

/**
 * Learns from a response what time it is on the server. A response that may be stored can come from a cache and says what time it was then, as
 * one with an age does.
 * @param sentAt when the request was sent, on the device's clock
 */
export function learnServerTime({ headers }: Response, sentAt: number): void {
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date) || headers.has('Age') || !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')) return
  // The server has written the date between the request and now.
  const least = date - deviceNow()
  const most = date + PRECISION_MILLISECONDS - sentAt
  const isPossible = (ahead: number) => least <= ahead && ahead <= most
  // What may be right stays, so that countdowns do not jump. Nothing is possible if the device's clock was set meanwhile.
  if (isPossible(serverAhead) || least > most) return
  serverAhead = isPossible(0) ? 0 : Math.round((least + most) / 2)
  deviceStorage.setItem(KEY, String(serverAhead))
}

function storedAhead(): number {
  const ahead = Number(deviceStorage.getItem(KEY))
  return Number.isFinite(ahead) ? ahead : 0
}
