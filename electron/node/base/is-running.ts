/** Whether a process of this computer still runs. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // It runs, and belongs to somebody else.
    return Reflect.get(Object(error), 'code') === 'EPERM'
  }
}
