import { spawn } from 'node:child_process';

/** Runs commands and says what each took; the output of one that fails is shown whole. */

export interface Job {
  name: string;
  command: string;
}

export function run({ name, command }: Job, live = false): Promise<boolean> {
  const from = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      const took = ((performance.now() - from) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${took} s)`);
      resolve(code === 0);
    });
  });
}

/** So many jobs run side by side, the next in line as soon as one is done; true if all went well. */
export async function runAtOnce(count: number, jobs: readonly Job[]): Promise<boolean> {
  const line = [...jobs];
  let isFine = true;
  const lane = async (): Promise<void> => {
    for (let job = line.shift(); job; job = line.shift()) isFine = (await run(job)) && isFine;
  };
  await Promise.all(Array.from({ length: count }, lane));
  return isFine;
}
