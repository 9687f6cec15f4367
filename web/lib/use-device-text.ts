import { security } from '#web/messages/security.ts'
import { deviceName } from './device-name.ts'
import { useTexts } from './locale.tsx'

/** A device in words: "Chrome on Android". */
export function useDeviceText(): (device: { userAgent: string }) => string {
  const t = useTexts(security)
  return ({ userAgent }) => {
    const { browser, system } = deviceName(userAgent)
    if (browser && system) return t.deviceOn(browser, system)
    return browser ?? system ?? t.unknownDevice
  }
}
