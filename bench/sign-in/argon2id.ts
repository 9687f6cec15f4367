/** The parameters of the product's own hashes. */
export const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
