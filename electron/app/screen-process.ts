import { utilityProcess } from 'electron'
import { engineOptions, type ScreenProcess } from '../node/screening/screen-process.ts'

/** Starts the process by which texts are judged. The packed app runs no programs of Node: it starts one of Electron. */
export function utilityScreen(program: string): ScreenProcess {
  const child = utilityProcess.fork(program, [], {
    execArgv: engineOptions(),
    env: {},
    stdio: 'ignore',
    serviceName: 'Galley: reading texts',
  })
  return {
    send: task => child.postMessage(task),
    onAnswer: take => void child.on('message', take),
    onEnd: take => void child.once('exit', () => take()),
    kill: () => void child.kill(),
  }
}
