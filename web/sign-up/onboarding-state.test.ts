import { expect, it, onTestFinished, vi } from 'vitest'

it('exists in a browser that refuses its storage', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('window', new EventTarget())
  const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'localStorage')
    if (usual) Object.defineProperty(globalThis, 'localStorage', usual)
  })
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  vi.resetModules()
  const { getOnboarding, completeStep } = await import('./onboarding-state.ts')
  completeStep('businessType', { businessType: 'freelancer' })
  expect(getOnboarding().data.businessType).toBe('freelancer')
})
