// `npm run release:contract` copies openapi.yaml into releases/ under its version. Later changes are compared with it.
import { storeRelease } from './releases.ts'

console.info(`Stored ${storeRelease('openapi.yaml', 'releases')}`)
