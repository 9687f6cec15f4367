import { argon2Hasher, type PasswordHasher } from '#api/platform/password-hasher.ts'

/** The real hasher at the least that argon2id can cost, for the thousands of passwords in tests that are not about the cost. */
export const cheapHasher = (): PasswordHasher => argon2Hasher({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
