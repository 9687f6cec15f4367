// `npm run release:contract`: copies openapi.yaml into releases/ under its version. Later changes are compared with it.
import { keepRelease } from './releases.ts'

console.info(`Kept ${keepRelease('openapi.yaml', 'releases')}`)
