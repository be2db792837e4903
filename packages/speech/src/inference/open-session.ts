import { InferenceSession } from 'onnxruntime-node';

/** The one place where models are opened, from a file or from bytes, so that threads and memory are decided once. */
export function openSession(model: string | Uint8Array, threads: number): Promise<InferenceSession> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // A thread that spins while it waits for its share takes the core from the models that run beside.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // The arena keeps the peak of the longest answer for good; without it memory returns after each run.
    enableCpuMemArena: false,
    // Error: the published models warn about initialisers that nothing uses.
    logSeverityLevel: 3,
  };
  return typeof model === 'string'
    ? InferenceSession.create(model, options)
    : InferenceSession.create(model, options);
}
