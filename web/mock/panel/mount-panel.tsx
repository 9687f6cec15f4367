export function mountPanel(): void {}
