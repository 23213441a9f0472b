/*
 * Takes the noise out of path-traced images: non-local means over two half renders.
 *
 * Every pixel becomes a weighted mean of its neighbours. A neighbour counts where a small patch
 * round it looks like the patch round the pixel, and where both show the same surface: the
 * features are albedo, normal and depth. The difference of the two halves tells how much of a
 * difference is only noise. Each half is filtered with weights found in the other half, so that
 * noise cannot vote for itself (Rousselle and others, 2012 and 2013).
 */
#include <math.h>
#include <omp.h>
#include <stdlib.h>

#define CHANNELS 3
#define VARIANCE_RADIUS 3
#define MOST_FEATURE_DISTANCE 6.0f

typedef struct {
  int width, height;
  int window;  /* radius of the neighbourhood, pixels */
  int patch;   /* radius of the compared patches, pixels */
  float strength;
} Settings;

typedef struct {
  const float *values, *variance, *weights;
  int count;
} Features;

static size_t pixel_index(const Settings *settings, int x, int y) {
  return (size_t)y * settings->width + x;
}

static int inside(const Settings *settings, int x, int y) {
  return x >= 0 && y >= 0 && x < settings->width && y < settings->height;
}

/* How different two surfaces are, beyond what the noise of the features explains. */
static float feature_distance(const Features *features, size_t p, size_t q) {
  const float *value_p = features->values + p * features->count;
  const float *value_q = features->values + q * features->count;
  const float *variance_p = features->variance + p * features->count;
  const float *variance_q = features->variance + q * features->count;
  float distance = 0;
  for (int i = 0; i < features->count; i++) {
    float difference = value_p[i] - value_q[i];
    float smaller = fminf(variance_p[i], variance_q[i]);
    float excess = difference * difference - (variance_p[i] + smaller);
    float weight = features->weights[i];
    if (excess > 0) {
      distance += excess / (1.0f / (weight * weight) + variance_p[i] + variance_q[i]);
    }
  }
  return distance;
}

/* How different the patches round two pixels look, beyond what their noise explains. */
static float patch_distance(const Settings *settings, const float *guide, const float *variance,
                            int px, int py, int qx, int qy) {
  float distance = 0;
  int compared = 0;
  for (int dy = -settings->patch; dy <= settings->patch; dy++) {
    for (int dx = -settings->patch; dx <= settings->patch; dx++) {
      if (!inside(settings, px + dx, py + dy) || !inside(settings, qx + dx, qy + dy)) continue;
      size_t p = pixel_index(settings, px + dx, py + dy) * CHANNELS;
      size_t q = pixel_index(settings, qx + dx, qy + dy) * CHANNELS;
      for (int c = 0; c < CHANNELS; c++) {
        float difference = guide[p + c] - guide[q + c];
        float both = variance[p + c] + variance[q + c];
        float smaller = fminf(variance[p + c], variance[q + c]);
        distance += (difference * difference - (variance[p + c] + smaller)) /
                    (1e-5f + settings->strength * settings->strength * both);
      }
      compared += CHANNELS;
    }
  }
  return compared ? fmaxf(distance / compared, 0) : 0;
}

/* Filters source with the weights that guide and features give. */
static void filter(const Settings *settings, const Features *features, const float *guide,
                   const float *variance, const float *source, float *result) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < settings->height; y++) {
    for (int x = 0; x < settings->width; x++) {
      float sum[CHANNELS] = {0};
      float weights = 0;
      size_t p = pixel_index(settings, x, y);
      for (int qy = y - settings->window; qy <= y + settings->window; qy++) {
        for (int qx = x - settings->window; qx <= x + settings->window; qx++) {
          if (!inside(settings, qx, qy)) continue;
          size_t q = pixel_index(settings, qx, qy);
          float surface = feature_distance(features, p, q);
          if (surface > MOST_FEATURE_DISTANCE) continue;
          float look = patch_distance(settings, guide, variance, x, y, qx, qy);
          float weight = expf(-fmaxf(look, surface));
          for (int c = 0; c < CHANNELS; c++) sum[c] += weight * source[q * CHANNELS + c];
          weights += weight;
        }
      }
      for (int c = 0; c < CHANNELS; c++) result[p * CHANNELS + c] = sum[c] / weights;
    }
  }
}

/* The variance of the mean of both halves, smoothed over a small square. */
static float *estimate_variance(const Settings *settings, const float *half_a,
                                const float *half_b) {
  size_t count = (size_t)settings->width * settings->height * CHANNELS;
  float *variance = malloc(count * sizeof(float));
#pragma omp parallel for
  for (int y = 0; y < settings->height; y++) {
    for (int x = 0; x < settings->width; x++) {
      float sum[CHANNELS] = {0};
      int summed = 0;
      for (int qy = y - VARIANCE_RADIUS; qy <= y + VARIANCE_RADIUS; qy++) {
        for (int qx = x - VARIANCE_RADIUS; qx <= x + VARIANCE_RADIUS; qx++) {
          if (!inside(settings, qx, qy)) continue;
          size_t q = pixel_index(settings, qx, qy) * CHANNELS;
          for (int c = 0; c < CHANNELS; c++) {
            float difference = half_a[q + c] - half_b[q + c];
            sum[c] += difference * difference * 0.5f;
          }
          summed++;
        }
      }
      size_t p = pixel_index(settings, x, y) * CHANNELS;
      for (int c = 0; c < CHANNELS; c++) variance[p + c] = sum[c] / summed;
    }
  }
  return variance;
}

/*
 * half_a, half_b, result: width * height * 3 values. features, feature_variance: width * height *
 * feature_count values. feature_weights: feature_count values.
 */
void denoise(const float *half_a, const float *half_b, const float *features,
             const float *feature_variance, const float *feature_weights, int feature_count,
             float *result, int width, int height, int window, int patch, float strength) {
  Settings settings = {width, height, window, patch, strength};
  Features guides = {features, feature_variance, feature_weights, feature_count};
  size_t count = (size_t)width * height * CHANNELS;
  float *variance = estimate_variance(&settings, half_a, half_b);
  float *filtered_a = malloc(count * sizeof(float));
  float *filtered_b = malloc(count * sizeof(float));
  filter(&settings, &guides, half_b, variance, half_a, filtered_a);
  filter(&settings, &guides, half_a, variance, half_b, filtered_b);
  for (size_t i = 0; i < count; i++) result[i] = 0.5f * (filtered_a[i] + filtered_b[i]);
  free(variance);
  free(filtered_a);
  free(filtered_b);
}
