import { useTranslation } from 'react-i18next';
import { mouthShapes, type LipShape, type MouthShape, type Phoneme } from './mouth-shapes.ts';
import styles from './mouth-drawing.module.css';
import { jawDropOf, tongueOutline } from './tongue-outline.ts';

interface MouthDrawingProps {
  phoneme: Phoneme;
}

/** How far the lips come forward, and how thick they are drawn. */
const lipForward: Readonly<Record<LipShape, number>> = {
  closed: 0,
  onTeeth: 0,
  rounded: -9,
  looselyRounded: -5,
  spread: 5,
  neutral: 0,
  open: 1,
};

function Lips({ lips, jawDrop }: { lips: LipShape; jawDrop: number }) {
  const forward = lipForward[lips];
  const upperY = lips === 'closed' ? 97 : 93;
  const lowerY = lips === 'closed' ? 108 : lips === 'onTeeth' ? 110 : 112 + jawDrop;
  const lowerX = lips === 'onTeeth' ? 52 : 46 + forward;
  return (
    <>
      <ellipse className={styles.lip} cx={44 + forward} cy={upperY} rx={9} ry={6} />
      <ellipse className={styles.lip} cx={lowerX} cy={lowerY} rx={9} ry={6.5} />
    </>
  );
}

function Air({ shape }: { shape: MouthShape }) {
  if (shape.air === 'nose')
    return <path className={styles.air} d="M150 44C110 30 70 40 34 62l-14 4m7-8-7 8 10 2" />;
  if (shape.air === 'stop') return <path className={styles.air} d="M30 98l-16-8m16 13H8m22 5-16 8" />;
  return <path className={styles.air} d="M32 103H8m8-6-8 6 8 6" />;
}

/** A head cut through the middle, facing left, with the tongue, lips and voice of one sound. */
export function MouthDrawing({ phoneme }: MouthDrawingProps) {
  const { t } = useTranslation('phoneme-tips');
  const shape: MouthShape = mouthShapes[phoneme];
  const { tongue, lips, isVoiced, air, glideTo } = shape;
  const jawDrop = jawDropOf[lips];
  const parts = [
    t(`mouth.tongue.${tongue}`),
    t(`mouth.lips.${lips}`),
    t(isVoiced ? 'mouth.voiced' : 'mouth.voiceless'),
    t(`mouth.air.${air}`),
    ...(glideTo ? [t('mouth.glide', { tongue: t(`mouth.tongue.${glideTo.tongue}`) })] : []),
  ];
  const isNasal = air === 'nose';
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 220 200" className={styles.drawing} aria-hidden="true">
        <path
          d={`M74 2C66 22 60 34 50 46L24 66c-4 4 0 8 6 9l10 3-4 10 M40 ${120 + jawDrop}c2 8-2 14 2 24 4 12 24 18 48 22 14 2 22 12 24 34`}
        />
        <path d="M56 86C64 82 70 82 76 84 86 66 108 62 134 68" />
        <path
          className={styles.velum}
          d={isNasal ? 'M134 68C150 72 158 88 156 108' : 'M134 68C150 72 166 78 174 66'}
        />
        <path d="M40 70C64 54 100 44 150 46 166 48 180 60 182 84V198" />
        <path className={styles.tooth} d="M53 86h10l-2 14q-4 4-6 0z" />
        <path className={styles.tooth} d={`M56 ${126 + jawDrop}h9l-2-13q-3-4-5 0z`} />
        <path className={styles.tongue} d={tongueOutline(tongue, jawDrop)} />
        {glideTo && (
          <path className={styles.glide} d={tongueOutline(glideTo.tongue, jawDropOf[glideTo.lips])} />
        )}
        <Lips lips={lips} jawDrop={jawDrop} />
        <Air shape={shape} />
        {isVoiced && <path className={styles.voice} d="M146 186q6-8 12 0t12 0 12 0" />}
      </svg>
      <figcaption className="caption text2">
        <span className="visually-hidden">{t('mouth.label')}</span>
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
