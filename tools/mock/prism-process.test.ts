import { expect, test } from 'vitest'
import { startPrism } from './prism-process.ts'

test('says why Prism ended before it listened', async () => {
  const prism = startPrism('/no-such-folder/openapi.yaml')
  await expect(prism.url()).rejects.toThrow(/^Prism has ended: .*no-such-folder/s)
  await expect(prism.url()).rejects.toThrow('Prism has ended')
})
