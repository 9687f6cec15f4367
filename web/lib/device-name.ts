import { security } from '#web/messages/sign-in/security.ts'
import { useTexts } from './locale.tsx'

export interface DeviceName {
  browser?: string
  system?: string
}

/** The first match counts, because a user agent also contains the names of compatible browsers. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser and system of a user agent, as far as known. */
export function deviceName(userAgent: string): DeviceName {
  return { browser: firstFit(BROWSERS, userAgent), system: firstFit(SYSTEMS, userAgent) }
}

export function isHandheld({ system }: DeviceName): boolean {
  return system === 'iPhone' || system === 'iPad' || system === 'Android'
}

function firstFit(names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0]
}

/** A label for a device: "Chrome on Android". */
export function useDeviceLabel(): (device: { userAgent: string }) => string {
  const t = useTexts(security)
  return ({ userAgent }) => {
    const { browser, system } = deviceName(userAgent)
    if (browser && system) return t.deviceOn(browser, system)
    return browser ?? system ?? t.unknownDevice
  }
}
