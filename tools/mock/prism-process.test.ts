import { expect, onTestFinished, test, vi } from 'vitest'
import { startPrism } from './prism-process.ts'

test('starts in one process also where a build has left its NODE_ENV', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const prism = startPrism('openapi.yaml')
  onTestFinished(() => prism.close())
  expect(await prism.url()).toMatch(/^http:/)
})

test('says why Prism ended before it listened', async () => {
  const prism = startPrism('/no-such-folder/openapi.yaml')
  await expect(prism.url()).rejects.toThrow(/^Prism has ended: .*no-such-folder/s)
  await expect(prism.url()).rejects.toThrow('Prism has ended')
})
