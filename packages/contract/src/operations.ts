/** full: structure, data and recordings; data_only: data. */
export const backupTypes = ['full', 'data_only'] as const;
