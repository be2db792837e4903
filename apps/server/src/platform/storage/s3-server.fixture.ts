import { startFauxqs } from 'fauxqs';
import type { S3StorageOptions } from './s3-storage.ts';

interface RunningS3Server {
  options: S3StorageOptions;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<RunningS3Server> {
  const server = await startFauxqs({ host: '127.0.0.1', port: 0, logger: false });
  const { bucketName } = server.createBucket('bandwise-test');
  return {
    options: {
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'us-east-1',
      bucket: bucketName,
      accessKeyId: 'test',
      secretAccessKey: 'test',
      forcePathStyle: true,
    },
    close: () => server.stop(),
  };
}
