// `npm run release:contract`: keeps openapi.yaml under its version, as what later changes are compared with.
import { keepRelease } from './releases.ts'

console.info(`Kept ${keepRelease('openapi.yaml', 'releases')}`)
