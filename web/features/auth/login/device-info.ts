import type { Device } from '#web/api/generated/model/index.ts'
import { stateField, stateText } from '#web/lib/navigation-state.ts'

/** What the server knows this browser by. Taken once, with the password: a phone that is turned has another resolution. */
export function deviceInfo(): Device {
  return {
    platform: 'web',
    userAgent: navigator.userAgent,
    screenResolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The device that an earlier page of the sign-in was told of. */
export function deviceIn(state: unknown): Device | undefined {
  const device = stateField(state, 'deviceInfo')
  const platform = stateText(device, 'platform')
  const userAgent = stateText(device, 'userAgent')
  const screenResolution = stateText(device, 'screenResolution')
  const timezone = stateText(device, 'timezone')
  if (!platform || !userAgent || !screenResolution || !timezone) return undefined
  return { platform, userAgent, screenResolution, timezone }
}
