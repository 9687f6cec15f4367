// This program compiles the client package into `client/dist`, before npm packs it.
import { fileURLToPath } from 'node:url'
import { compileClient } from './pack-client.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
await compileClient(root, fileURLToPath(new URL('../../client/dist', import.meta.url)))
