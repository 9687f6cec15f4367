import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ready } from '../../peer-process.ts'
import { ARGON2ID, PASSWORD } from '../customers.ts'

const hashed = await hash(PASSWORD, ARGON2ID)

/** Verifies one hash at a time for each core. More would not be faster. */
async function verifyFor(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    for (; performance.now() < end; done++) await verify(hashed, PASSWORD)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return done
}

ready(verifyFor)
