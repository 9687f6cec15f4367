import { argon2Hasher, type PasswordHasher } from '#api/kernel/platform/password-hasher.ts'

/** Returns the real hasher at the lowest cost that argon2id allows, because tests hash thousands of passwords. */
export const cheapHasher = (): PasswordHasher => argon2Hasher({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
